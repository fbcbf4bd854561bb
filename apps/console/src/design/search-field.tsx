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
  /** Enter leaves the field for what was found. */
  onEnter?: () => void
  ref?: Ref<HTMLInputElement>
}

/** Escape empties it, then leaves it. */
export const SearchField = ({ label, value, onChange, keyCap, onEnter, ref }: SearchFieldProps) => {
  const escape = (field: HTMLInputElement) => (value === '' ? field.blur() : onChange(''))
  const enter =
    onEnter &&
    ((field: HTMLInputElement) => {
      field.blur()
      onEnter()
    })
  return (
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
          const act = event.key === 'Escape' ? escape : event.key === 'Enter' ? enter : undefined
          if (!act) return
          act(event.currentTarget)
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      {keyCap && value === '' && <KeyCap>{keyCap}</KeyCap>}
    </div>
  )
}
