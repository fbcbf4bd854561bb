import {
  createContext,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { createKeyRegistry, type KeyBinding, type KeyRegistry } from './key-registry'
import { isActivated, isTyping, keysOf } from './key-names'

const RegistryContext = createContext<KeyRegistry | undefined>(undefined)

const isModalOpen = () => document.querySelector('dialog[open]') !== null

const press = (registry: KeyRegistry, event: KeyboardEvent) => {
  if (event.defaultPrevented || isModalOpen()) return
  const keys = keysOf(event)
  const isPlain = !keys.includes('mod+')
  if (isPlain && (isTyping(event.target) || (keys.length === 1 && !registry.areLettersOn()))) return
  if (keys === 'Enter' && isActivated(event.target)) return
  const found = registry.find(keys)
  if (!found) return
  event.preventDefault()
  found.run()
}

const RegistryProvider = ({ registry, children }: { registry: KeyRegistry; children: ReactNode }) => {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(registry, event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [registry])
  return <RegistryContext value={registry}>{children}</RegistryContext>
}

export const KeysProvider = ({ children }: { children: ReactNode }) => {
  const [registry] = useState(() => createKeyRegistry(window.localStorage))
  return <RegistryProvider registry={registry}>{children}</RegistryProvider>
}

export const useKeyRegistry = (): KeyRegistry => {
  const registry = use(RegistryContext)
  if (!registry) throw new Error('useKeys needs a KeysProvider')
  return registry
}

/** Binds keys while the caller is mounted; the latest registration wins. */
export const useKeys = (group: string, bindings: readonly KeyBinding[]) => {
  const registry = useKeyRegistry()
  const id = useId()
  const latest = useRef(bindings)
  const shape = bindings.map(({ keys, label, isBar }) => `${keys} ${label} ${isBar}`).join('\n')
  useEffect(() => {
    latest.current = bindings
  })
  useEffect(() => {
    const stable = latest.current.map((binding, at) => ({ ...binding, run: () => latest.current[at]?.run() }))
    return registry.add(id, group, stable)
    // oxlint-disable-next-line react/exhaustive-deps -- `shape` covers keys and labels; functions change with every render
  }, [registry, id, group, shape])
}

export const useKeyGroups = () => {
  const registry = useKeyRegistry()
  const groups = useSyncExternalStore(registry.subscribe, registry.groups)
  return useMemo(() => groups, [groups])
}
