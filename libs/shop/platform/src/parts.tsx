import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { loadChunk } from './errors/load-chunk'
import { canReload } from './errors/recover-chunk'
import { Region } from './errors/region'
import { useShop, useTexts } from './shop-context'
import { platformTexts } from './texts/platform-texts'
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

/** What a page is about: without a network it comes later, and where it fails, the page does. */
export const mainPart = <Props extends object>(
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

const PartFailed = () => {
  const { partFailed, reload } = useTexts(platformTexts)
  const { environment } = useShop()
  const retry = async () => {
    if (await canReload(environment)) environment.location.reload()
  }
  return (
    <p role="alert">
      {partFailed}{' '}
      <button type="button" onClick={retry}>
        {reload}
      </button>
    </p>
  )
}

/** Keeps what fails to load or to be drawn to itself, and says so in its place. */
export const PartRegion = ({ children }: { children: ReactNode }) => (
  <Region fallback={() => <PartFailed />}>{children}</Region>
)

/** A part of a page: `Waiting` shows until it has come, and where it fails, it fails alone. */
export const lazyPart = <Props extends object>(load: Load<Props>, when?: When, Waiting?: ComponentType<Props>) => {
  const Part = mainPart(load, when, Waiting)
  const Lazy = (props: Props) => (
    <PartRegion>
      <Part {...props} />
    </PartRegion>
  )
  return Object.assign(Lazy, { prepare: Part.prepare })
}

/** A part that a page is whole without: where its code is missing or it can't be drawn, `Instead` shows. */
export const optionalPart = <Props extends object>(
  load: Load<Props>,
  when: When = 'now',
  Instead: ComponentType<Props> = nothing,
) => {
  const Part = mainPart(load, when, Instead)
  const Optional = (props: Props) => (
    <Region fallback={() => <Instead {...props} />}>
      <Part {...props} />
    </Region>
  )
  return Object.assign(Optional, { prepare: Part.prepare })
}

/** Fetches the code of what the page may show next. What does not come is asked for when it shows. */
export const prepareAhead = (prepare: () => Promise<unknown>): void =>
  void fetchWhenOnline(prepare).catch(() => undefined)

/** Fetches the code of what the page may show next, once the browser has nothing else to do. */
export const usePreparedWhenIdle = (prepare: () => Promise<unknown>): void =>
  useEffect(() => whenIdle(window, () => prepareAhead(prepare)), [prepare])
