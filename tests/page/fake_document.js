// A document without a browser: as much of it as the tests of the page's scripts need.

class FakeElement {
  attributes = {};
  children = [];

  setAttribute(name, value) { this.attributes[name] = value; }
  append(...children) { this.children.push(...children); }
  replaceChildren(...children) { this.children = children; }
  addEventListener() {}
  focus() {}

  contains(other) { return this === other || this.children.some(child => child.contains?.(other)); }

  /** The element with this attribute: itself, or one below it. */
  find(name, value) {
    if (this.attributes[name] === value) return this;
    return this.children.map(child => child.find?.(name, value)).find(Boolean) ?? null;
  }
}

/** Makes this the document of the scripts, with an element for each id. Returns its body. */
export function openDocument(...ids) {
  const body = new FakeElement();
  for (const id of ids) {
    const element = new FakeElement();
    element.setAttribute("id", id);
    body.append(element);
  }
  globalThis.document = {
    activeElement: null,
    hidden: false,
    addEventListener() {},
    createElement: () => new FakeElement(),
    createElementNS: () => new FakeElement(),
    getElementById: id => body.find("id", id),
    querySelector: selector => body.find(...selector.slice(1, -1).replaceAll(/["']/g, "").split("=")),
  };
  globalThis.addEventListener ??= () => {};
  globalThis.requestAnimationFrame ??= then => then();
  return body;
}
