import { followWorldClock } from './follow-world-clock'

followWorldClock(window)
