# What the page says inside Discord.

activity-opening = Opening your board…
activity-all-matches = All matches
activity-mine = Your matches
activity-here = Played here
activity-events = Events
activity-none = You have no match yet. Type /challenge in the chat to start one.
activity-your-turn = Your turn
activity-present = Here now
activity-share = Share this match
activity-shared = Have a look at this match!
activity-share-result = Share the result
activity-no-share = This Discord app can't share from here. Update it, or take a screenshot.
activity-retry = Try again
activity-no-client = Discord doesn't answer this page. Close it and open it again. If that doesn't help, the operator of this bot should look at “Supported Platforms” in the developer portal.
activity-declined = Without knowing who you are, the bot can't show you your matches. Press “Try again” and choose “Authorize”.
activity-redirect = The operator of this bot has one more thing to do: the developer portal needs a redirect under OAuth2.
activity-no-line = There's no connection to the bot. The operator should look at the URL mapping in the developer portal.
activity-code = Discord didn't confirm who you are. Press “Try again”.
activity-secret = The operator of this bot has one more thing to do: the client secret in its settings isn't the one from the developer portal.
activity-instance = You've left this Activity. Close it and open it again.
activity-signature = Discord's signature is missing or wrong. Close this page and open it again. If that doesn't help, the operator of this bot should look at the public key in its settings.
