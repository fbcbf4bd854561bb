import type { Fault } from '../fault'

export type FaultKind =
  | 'a handler does nothing'
  | 'a handler does something else'
  | 'a wrong field'
  | 'a missing await'
  | 'a stale read'
  | 'not announced'
  | 'focus lost'
  | 'a label or a state for assistive technology'
  | 'the wrong language'
  | 'a wrong route'
  | 'a retry too many or too few'
  | 'unsafe markup or address'
  | 'sent twice'
  | 'a wrong or missing message'
  | 'a lock or a permission ignored'
  | 'a wrong price'
  | 'analytics'
  | 'history'
  | 'input lost'
  | 'hydration'
  | 'left behind'
  | 'let through unchecked'

export interface PlantedFault extends Fault {
  readonly kind: FaultKind
  readonly sees: string
}
