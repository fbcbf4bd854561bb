import { findOperation } from '@soe/contracts'
import type { TwinRequest, Wrapper } from '../../../twin'
import { read } from '../../parts'

const isSound = ({ key, body }: TwinRequest): boolean => {
  const operation = key && findOperation(key)
  if (!operation || !('body' in operation)) return true
  return (operation.body as { safeParse(value: unknown): { success: boolean } }).safeParse(read(body)).success
}

/** A fault that leaves alone what the contract refuses: by that it would give itself away. */
export const whereSound = (wrap: () => Wrapper) => (): Wrapper => {
  const faulty = wrap()
  return (request, pass) => (isSound(request) ? faulty(request, pass) : pass(request))
}
