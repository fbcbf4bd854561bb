import type { Stored } from './aggregate'

export type SessionState = Stored<'sessions'>
