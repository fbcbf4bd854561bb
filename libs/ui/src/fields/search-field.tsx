import type { KeyboardEvent, Ref } from 'react'
import { SearchIcon } from '../media/action-icons'
import { KeyCap } from '../text/key-cap'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  /** Both its name and its placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  /** The key that focuses the field, shown while it is empty. */
  keyCap?: string
  /** Called on Enter, once the field has lost focus. */
  onEnter?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Escape empties the field, and leaves it when it is empty; in a dialog it closes the dialog, which a browser would not do before the field is empty. */
export function SearchField({ label, value, onChange, keyCap, onEnter, ref }: SearchFieldProps) {
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    if (event.key === 'Escape') {
      const dialog = field.closest('dialog')
      if (dialog) dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
      else if (value === '') field.blur()
      else onChange('')
    } else if (event.key === 'Enter' && onEnter) {
      field.blur()
      onEnter()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.field}>
      <SearchIcon size={14} />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {keyCap && value === '' && <KeyCap>{keyCap}</KeyCap>}
    </div>
  )
}
