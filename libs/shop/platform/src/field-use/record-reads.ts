/** Called for each field that is read, with its path in the answer, such as `lines[].mtn`. */
export type NoteField = (field: string) => void

const recorded = new WeakSet<object>()
const forwarding = new WeakSet<() => unknown>()
let isQuiet = false

/** Runs what copies or compares answers without using what they say. */
export const quietly = <Result>(run: () => Result): Result => {
  const before = isQuiet
  isQuiet = true
  try {
    return run()
  } finally {
    isQuiet = before
  }
}

const isIndex = (key: string) => /^\d+$/.test(key)

/** Wraps an answer in a proxy that notes what is read of it. Each object has one proxy, so comparing by identity still works. */
export const recordReads = <Value>(answer: Value, note: NoteField): Value => {
  const proxies = new WeakMap<object, object>()

  const follow = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const known = proxies.get(value)
    if (known) return known
    const proxy = new Proxy(value, {
      get: (target, key, receiver) => {
        const found: unknown = Reflect.get(target, key, receiver)
        if (typeof key === 'symbol' || typeof found === 'function') return found
        const isList = Array.isArray(target)
        if (isList && !isIndex(key)) return found
        const field = isList ? `${path}[]` : joined(path, key)
        if (!isQuiet) note(field)
        return follow(found, field)
      },
      has: (target, key) => {
        if (typeof key === 'string' && !Array.isArray(target) && !isQuiet) note(joined(path, key))
        return Reflect.has(target, key)
      },
    })
    proxies.set(value, proxy)
    recorded.add(proxy)
    return proxy
  }

  return follow(answer, '') as Value
}

const joined = (path: string, key: string) => (path === '' ? key : `${path}.${key}`)

/** A property of a copy that reads its original, and so notes the read, when it is read itself. */
const forwarded = (source: object, key: PropertyKey): PropertyDescriptor => {
  const get = () => Reflect.get(source, key) as unknown
  forwarding.add(get)
  return {
    get,
    set(this: object, value: unknown) {
      Object.defineProperty(this, key, plain(value))
    },
    enumerable: true,
    configurable: true,
  }
}

const copied = (source: object, key: PropertyKey): PropertyDescriptor | undefined => {
  const found = Reflect.getOwnPropertyDescriptor(source, key)
  if (!found?.enumerable) return undefined
  if (recorded.has(source)) return forwarded(source, key)
  // oxlint-disable-next-line typescript/unbound-method -- only compared
  const { get } = found
  return get && forwarding.has(get) ? { ...found, configurable: true } : plain(Reflect.get(source, key))
}

const plain = (value: unknown): PropertyDescriptor => ({
  value,
  writable: true,
  enumerable: true,
  configurable: true,
})

const copyInto = (target: object, source: unknown, without: readonly PropertyKey[]) => {
  if (source === undefined || source === null) return
  const from = Object(source) as object
  for (const key of Reflect.ownKeys(from)) {
    const property = without.includes(key) ? undefined : copied(from, key)
    if (property) Object.defineProperty(target, key, property)
  }
}

/** `{ ...target, ...source }`: copying a field does not use it, reading it from the copy does. */
export const spreadValues = (target: object, source: unknown): object => {
  copyInto(target, source, [])
  return target
}

/** What is left of the source without these keys: `const { a, ...rest } = source`. */
export const restOf = (source: unknown, without: readonly PropertyKey[]): object => {
  const rest = {}
  copyInto(rest, source, without)
  return rest
}
