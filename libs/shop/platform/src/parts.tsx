import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { loadChunk } from './errors/load-chunk'
import { Region } from './errors/region'
import { fetchWhenOnline } from './network/fetch-when-online'
import { whenIdle } from './when-idle'

type Load<Props> = () => Promise<ComponentType<Props>>

/** Fetched when it first shows, or when the browser is idle then. */
type When = 'now' | 'idle'

/** A thenable that resolves at once: what was fetched ahead shows without a placeholder. */
const atOnce = <Value,>(value: Value) =>
  // oxlint-disable-next-line no-thenable -- a settled promise would still cost a placeholder
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>

const idle = () => new Promise<void>((resolve) => whenIdle(window, resolve))

const prepared = <Props extends object>(
  load: Load<Props>,
  inTime: <Code>(prepare: () => Promise<Code>) => Promise<Code>,
) => {
  let fetched: ComponentType<Props> | undefined
  const prepare = async () => {
    fetched ??= await loadChunk(load)
    return { default: fetched }
  }
  return { Component: lazy(() => (fetched ? atOnce({ default: fetched }) : inTime(prepare))), prepare }
}

/** A page: without its code there is nothing to keep, so it fails, and suspends what is around it until it is there. */
export const requiredPart = <Props extends object>(load: Load<Props>) => {
  const { Component, prepare } = prepared(load, (fetchNow) => fetchNow())
  return Object.assign(Component, { prepare })
}

const nothing = () => null

/** A part of a page; without a network it comes later, and the page stays. `Waiting` shows until it has come. */
export const lazyPart = <Props extends object>(
  load: Load<Props>,
  when: When = 'now',
  Waiting: ComponentType<Props> = nothing,
) => {
  const { Component, prepare } = prepared(load, async (fetchPart) => {
    if (when === 'idle') await idle()
    return fetchWhenOnline(fetchPart)
  })
  const Part = (props: Props) => (
    <Suspense fallback={<Waiting {...props} />}>
      <Component {...props} />
    </Suspense>
  )
  return Object.assign(Part, { prepare })
}

/** A part that a page is whole without: where its code is missing or it can't be drawn, `Instead` shows. */
export const optionalPart = <Props extends object>(
  load: Load<Props>,
  when: When = 'now',
  Instead: ComponentType<Props> = nothing,
) => {
  const Part = lazyPart(load, when, Instead)
  const Optional = (props: Props) => (
    <Region fallback={() => <Instead {...props} />}>
      <Part {...props} />
    </Region>
  )
  return Object.assign(Optional, { prepare: Part.prepare })
}

/** Fetches the code of what the page may show next, once the browser has nothing else to do. */
export const usePreparedWhenIdle = (prepare: () => Promise<unknown>): void =>
  useEffect(() => whenIdle(window, () => void prepare().catch(() => undefined)), [prepare])
