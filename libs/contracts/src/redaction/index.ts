export { hidden, isHidden } from './marks'
export { redact, type Redaction } from './redact'
