export { ask, connectTo, readBody } from './ask'
export { createBackend, type Backend } from './backend'
export {
  acceptedEncodings,
  bodyCodings,
  codingsOf,
  decodable,
  decodeBytes,
  decodeLater,
  isKnownEncoding,
} from './codings'
export { failureReason, isBrokenConnection } from './failure-reason'
export { forward, type CallObserver } from './forward'
export { answerLines, linesOf, type HeaderLine } from './header-lines'
export { createSeam, type Seam } from './seam'
export { isLocalHost } from './is-local-host'
export { mostHeaderBytes } from './limits'
export { inOrderOfInstants, recordedBytes } from './recorded'
export { takeOriginForm } from './origin-form'
export { startForwarder, type Forwarder } from './start-forwarder'
