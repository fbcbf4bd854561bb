import type { Ref } from 'react'
import { Icon } from './icon'
import { KeyCap } from './key-cap'
import styles from './search-field.module.css'

interface SearchFieldProps {
  /** What may be searched for: its name and its placeholder. */
  label: string
  value: string
  onChange: (value: string) => void
  keyCap?: string
  ref?: Ref<HTMLInputElement>
}

/** Escape empties it, then leaves it. */
export const SearchField = ({ label, value, onChange, keyCap, ref }: SearchFieldProps) => (
  <div className={styles['field']}>
    <Icon name="search" size={14} />
    <input
      ref={ref}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        if (value === '') event.currentTarget.blur()
        else onChange('')
        event.preventDefault()
        event.stopPropagation()
      }}
    />
    {keyCap && value === '' && <KeyCap>{keyCap}</KeyCap>}
  </div>
)
