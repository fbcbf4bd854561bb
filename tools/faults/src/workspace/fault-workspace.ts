import { fileURLToPath } from 'node:url'
import { basename, join, resolve } from 'node:path'

/** This checkout, whose installed packages every copy uses. */
export const ownRoot = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '')

/** A copy of a checkout whose code holds every fault behind its switch, and what is known of its tests. */
export interface FaultWorkspace {
  /** The checkout. */
  readonly root: string
  /** The copy, which is laid out as the checkout is. */
  readonly copy: string
  /** The folder of everything that is known of the copy. */
  readonly folder: string
}

export const faultWorkspace = (root = ownRoot, name = resolve(root) === ownRoot ? 'own' : basename(resolve(root))) => {
  const folder = join(ownRoot, 'dist/faults', name)
  return { root: resolve(root), folder, copy: join(folder, 'workspace') } satisfies FaultWorkspace
}
