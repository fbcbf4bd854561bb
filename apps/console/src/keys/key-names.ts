export interface KeyPress {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** `f`, `ArrowDown`, `?`, or `mod+k`, where `mod` is the platform's command key. */
export const keysOf = ({ key, ctrlKey, metaKey, altKey }: KeyPress): string => {
  const name = key.length === 1 ? key.toLowerCase() : key
  return `${ctrlKey || metaKey ? 'mod+' : ''}${altKey ? 'alt+' : ''}${name}`
}

const printed: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
  ' ': 'Space',
}

const modifiers = {
  mac: { mod: '⌘', alt: '⌥' },
  other: { mod: 'Ctrl ', alt: 'Alt ' },
} as const

export const capOf = (keys: string, isMac: boolean): string => {
  const named = modifiers[isMac ? 'mac' : 'other']
  const key = keys.replace(/^(mod\+|alt\+)+/, '')
  return `${keys.includes('mod+') ? named.mod : ''}${keys.includes('alt+') ? named.alt : ''}${printed[key] ?? (key.length === 1 ? key.toUpperCase() : key)}`
}

export const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const typed = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], .cm-editor'

const activated = 'button, a[href], summary, [role="tab"], [role="menuitem"], [role="option"]'

export const isActivated = (target: EventTarget | null) =>
  target instanceof Element && target.closest(activated) !== null

export const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(typed) !== null
