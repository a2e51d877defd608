// Forms that the bot opens.

import { $, el } from "./dom.js";
import { t } from "./words.js";

export function openModal(modal, form, use) {
  const dialog = $("modal");
  const fields = modal.components.map((row) => (row.type === 18 ? { label: row.label, about: row.description, ...row.component, shown: row.label } : row.components?.[0])).filter(Boolean);
  const submit = async (event) => {
    event.preventDefault();
    const values = Object.fromEntries(fields.map((field) => [field.custom_id, dialog.querySelector(`[data-field="${CSS.escape(field.custom_id)}"]`).value]));
    if (await use(event.submitter ?? dialog, { do: "submit", form, fields: values })) dialog.close();
  };
  dialog.replaceChildren(el("form", { onsubmit: submit }, el("h2", { id: "modal-title" }, modal.title), fields.map(input),
    el("div", { class: "row" }, el("button", { type: "button", onclick: () => dialog.close() }, t("cancel")), el("button", { class: "s1", "data-submit": true }, t("submit")))));
  dialog.showModal();
}

function input(field) {
  const attributes = { "data-field": field.custom_id, placeholder: field.placeholder, required: field.required !== false, minlength: field.min_length, maxlength: field.max_length ?? 4000 };
  const control = field.type === 3 ? el("select", attributes, (field.options ?? []).map((option) => el("option", { value: option.value, selected: option.default }, option.label)))
    : field.style === 2 ? el("textarea", { ...attributes, rows: 4 }) : el("input", { ...attributes, type: "text" });
  if (field.value) control.value = field.value;
  return el("label", {}, field.shown ?? field.label, control);
}
