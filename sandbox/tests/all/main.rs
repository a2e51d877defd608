//! The sandbox as its clients meet it: REST, the gateway, unmodified libraries, and the program.

mod bot;
mod clients;
mod gateway;
mod program;
mod rest;
mod serenity_bot;
mod shards;
mod tls;
mod wire;
