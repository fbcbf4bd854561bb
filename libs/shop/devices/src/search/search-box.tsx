import { readText } from '@soe/rules'
import { usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { CloseIcon, IconButton, SearchIcon, useLightDismiss, useReady } from '@soe/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { searchPath } from './search-address'
import { prepareSearch } from './search-queries'
import { searchTexts } from './search-texts'
import { SuggestionList } from './suggestion-list'
import styles from './search-box.module.css'

interface SearchBoxProps {
  /** What the field begins with. */
  query?: string
  /** The field takes the focus as it shows, and suggests at once. */
  isFocused?: boolean
  /** The suggestions push down what is below, and do not cover it. */
  isInline?: boolean
  /** Called as the shopper goes on to a result, or to all of them. */
  onLeave?: () => void
}

const optionsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]

/** From one option to the next, with none of them between the last and the first. */
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1 >= count ? -1 : index + 1),
  ArrowUp: (index, count) => (index < 0 ? count - 1 : index - 1),
}

/**
 * A field that searches the whole shop and suggests results while one types, by the combobox pattern of the ARIA
 * Authoring Practices. Nothing is read before it is touched; without scripts it is a form.
 */
export const SearchBox = ({ query = '', isFocused = false, isInline = false, onLeave }: SearchBoxProps) => {
  const shop = useShop()
  const texts = useTexts(searchTexts)
  const pathOf = usePathOf()
  const ready = useReady()
  const [, navigate] = useLocation()
  const [text, setText] = useState(query)
  const [isOpen, setOpen] = useState(isFocused)
  /** The id of the option that the keyboard is on. */
  const [active, setActive] = useState('')
  const root = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const words = readText(text)
  const isShown = isOpen && words !== ''
  useLightDismiss(root, isShown, () => setOpen(false))
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])
  useEffect(() => {
    // What was typed before the page's scripts ran is in the element alone.
    setText((current) => input.current?.value ?? current)
  }, [])

  const type = (typed: string) => {
    setText(typed)
    setActive('')
    setOpen(true)
    void prepareSearch(shop)
  }
  const leave = () => {
    setOpen(false)
    onLeave?.()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (words === '') return
    leave()
    navigate(searchPath(pathOf, words))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const options = optionsIn(list.current)
    if (step && words !== '') {
      event.preventDefault()
      setOpen(true)
      const index = options.findIndex(({ id }) => id === active)
      const next = options[step(index, options.length)]
      setActive(next?.id ?? '')
      next?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && isShown && active !== '') {
      event.preventDefault()
      options.find(({ id }) => id === active)?.click()
    }
  }
  const combobox = ready && {
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-autocomplete': 'list' as const,
    ...(isShown && { 'aria-controls': listId }),
    ...(isShown && active !== '' && { 'aria-activedescendant': active }),
  }
  return (
    <search ref={root} className={styles.root}>
      <form action={`${shop.base}${pathOf('search')}`} className={styles.field} onSubmit={submit}>
        <SearchIcon size={20} />
        <input
          ref={input}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={texts.searchShop}
          placeholder={texts.searchShop}
          value={text}
          onFocus={() => void prepareSearch(shop)}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          {...combobox}
        />
        {text !== '' && (
          <IconButton
            label={texts.clear}
            onClick={() => {
              setText('')
              input.current?.focus()
            }}
          >
            <CloseIcon size={16} />
          </IconButton>
        )}
        <button type="submit" className={styles.submit}>
          {texts.search}
        </button>
      </form>
      {isShown && (
        <div className={isInline ? styles.inline : styles.panel}>
          <SuggestionList ref={list} id={listId} words={words} active={active} onLeave={leave} />
        </div>
      )}
    </search>
  )
}
