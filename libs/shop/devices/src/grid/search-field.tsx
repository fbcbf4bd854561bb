import { useTexts } from '@soe/shop-platform'
import { CloseIcon, IconButton, SearchIcon } from '@soe/ui'
import { useEffect, useRef, useState } from 'react'
import { gridTexts } from './grid-texts'
import styles from './search-field.module.css'

/** Milliseconds without a key press after which the text is searched for. */
const typingPause = 200

/** The typed text. It goes to the address once typing pauses, and follows the address when that changes. */
const useTypedSearch = (q: string, onSearch: (q: string) => void) => {
  const [text, setText] = useState(q)
  const sent = useRef(q)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })
  useEffect(() => {
    if (q !== sent.current) setText(q)
    sent.current = q
  }, [q])
  useEffect(() => {
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      search.current(text)
    }, typingPause)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}

export const SearchField = ({ label, q, onSearch }: { label: string; q: string; onSearch: (q: string) => void }) => {
  const texts = useTexts(gridTexts)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useTypedSearch(q, onSearch)
  useEffect(() => {
    // What was typed before the page's scripts ran is in the element alone.
    if (input.current) setText(input.current.value)
  }, [setText])
  const clear = () => {
    setText('')
    input.current?.focus()
  }
  return (
    <search className={styles.search}>
      <SearchIcon size={18} />
      <input
        ref={input}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        className={styles.input}
        aria-label={label}
        placeholder={texts.search}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text !== '' && (
        <IconButton label={texts.clearSearch} onClick={clear}>
          <CloseIcon size={16} />
        </IconButton>
      )}
    </search>
  )
}
