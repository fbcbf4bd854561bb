export { drifts } from './drifts/all-drifts'
export { type Drift, driftClasses, type Variation } from './drift'
export { startTwin, type Twin, type TwinParts, type TwinReply, type TwinRequest } from './twin'
export { variations } from './variations/variations'
