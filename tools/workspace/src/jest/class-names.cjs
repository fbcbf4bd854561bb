const isInterop = (name) => name === '__esModule' || name === 'default'

/** A CSS module whose every class is called what the component calls it. */
const classNames = new Proxy({}, { get: (_, name) => (isInterop(name) ? undefined : name) })

module.exports = { __esModule: true, default: classNames }
