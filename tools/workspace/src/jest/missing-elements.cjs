const mediaQuery = (media) => ({
  media,
  matches: false,
  addEventListener() {},
  removeEventListener() {},
})

const dialogMethods = {
  show() {
    this.open = true
  },
  showModal() {
    this.open = true
  },
  close(returnValue) {
    if (!this.open) return
    this.open = false
    if (returnValue !== undefined) this.returnValue = returnValue
    this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'))
  },
}

const popoverMethods = {
  showPopover() {
    this.setAttribute('data-popover-open', '')
  },
  hidePopover() {
    this.removeAttribute('data-popover-open')
  },
  togglePopover() {
    this.toggleAttribute('data-popover-open')
  },
}

/** Gives a jsdom window the smallest stand-ins of what it does not implement. */
exports.addMissingElements = (window) => {
  Object.assign(window.HTMLDialogElement.prototype, dialogMethods)
  Object.assign(window.HTMLElement.prototype, popoverMethods)
  window.Element.prototype.scrollIntoView ??= () => {}
  window.matchMedia ??= mediaQuery
  window.scrollTo = () => {}
}
