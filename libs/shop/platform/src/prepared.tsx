import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { loadChunk } from './errors/load-chunk'
import { Region } from './errors/region'
import { fetchWhenOnline } from './network/fetch-when-online'
import { whenIdle } from './when-idle'

/** A thenable that resolves at once: what was fetched ahead shows without a placeholder. */
const atOnce = <Value,>(value: Value) =>
  // oxlint-disable-next-line no-thenable -- a settled promise would still cost a placeholder
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>

const idle = () => new Promise<void>((resolve) => whenIdle(window, resolve))

/**
 * A component whose code is fetched when it first shows, or when the browser is idle then, or ahead of that. Without a
 * network it comes later, and the page stays; `required` is for a page itself, which fails instead.
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

/** The same as a component of its own, with nothing in its place until it has come. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: 'now' | 'idle' = 'now',
) => {
  const { Component, prepare } = prepared(load, when)
  const Part = (props: Props) => (
    <Suspense>
      <Component {...props} />
    </Suspense>
  )
  return Object.assign(Part, { prepare })
}

const nothing = () => null

/** A part that a page is whole without: where its code is missing or it can't be drawn, it alone is gone. */
export const optionalPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: 'now' | 'idle' = 'now',
) => {
  const Part = lazyPart(load, when)
  const Optional = (props: Props) => (
    <Region fallback={nothing}>
      <Part {...props} />
    </Region>
  )
  return Object.assign(Optional, { prepare: Part.prepare })
}

/** Fetches the code of what the page may show next, once the browser has nothing else to do. */
export const usePreparedWhenIdle = (prepare: () => Promise<unknown>): void =>
  useEffect(() => whenIdle(window, () => void prepare().catch(() => undefined)), [prepare])
