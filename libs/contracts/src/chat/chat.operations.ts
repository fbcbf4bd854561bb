export * as livePersonCheck from './live-person-check'
export * as livePersonSubmitfeedback from './live-person-submitfeedback'
