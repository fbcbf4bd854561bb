import { lazy, type ComponentType } from 'react'

/** A thenable that resolves at once: what was fetched ahead shows without a placeholder. */
const atOnce = <Value>(value: Value) =>
  // oxlint-disable-next-line no-thenable -- a settled promise would still cost a placeholder
  ({ then: (resolve: (value: Value) => void) => resolve(value) }) as unknown as Promise<Value>

/** A component whose code is fetched when it first shows, or ahead of that. */
export const prepared = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let fetched: ComponentType<Props> | undefined
  const prepare = async () => {
    fetched ??= await load()
    return { default: fetched }
  }
  return { Component: lazy(() => (fetched ? atOnce({ default: fetched }) : prepare())), prepare }
}
