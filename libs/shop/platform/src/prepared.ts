import { lazy, useEffect, type ComponentType } from 'react'
import { loadChunk } from './errors/load-chunk'
import { fetchWhenOnline } from './network/fetch-when-online'
import { whenIdle } from './when-idle'

/** A thenable that resolves at once: what was fetched ahead shows without a placeholder. */
const atOnce = <Value>(value: Value) =>
  // oxlint-disable-next-line no-thenable -- a settled promise would still cost a placeholder
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>

const idle = () => new Promise<void>((resolve) => whenIdle(window, resolve))

/**
 * A component whose code is fetched when it first shows, or when the browser is idle then, or ahead of that. Without a
 * network it comes later, and the page stays; `required` is for a page itself, which fails instead. The build writes
 * `() => import('./part').then((each) => each.Part)` in fewer bytes than any other way to load.
 */
export const prepared = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: 'now' | 'idle' | 'required' = 'now',
) => {
  let fetched: ComponentType<Props> | undefined
  const prepare = async () => {
    fetched ??= await loadChunk(load)
    return { default: fetched }
  }
  const prepareInTime = async () => {
    if (when === 'required') return prepare()
    if (when === 'idle') await idle()
    return fetchWhenOnline(prepare)
  }
  return { Component: lazy(() => (fetched ? atOnce({ default: fetched }) : prepareInTime())), prepare }
}

/** Fetches the code of what the page may show next, once the browser has nothing else to do. */
export const usePreparedWhenIdle = (prepare: () => Promise<unknown>): void =>
  useEffect(() => whenIdle(window, () => void prepare().catch(() => undefined)), [prepare])
