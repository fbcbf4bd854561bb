export { livePersonCheck } from './live-person-check'
export { livePersonSubmitfeedback } from './live-person-submitfeedback'
