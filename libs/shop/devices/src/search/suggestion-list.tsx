import { formatPrice } from '@soe/rules'
import { usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Picture, RetryNotice, Spoken, Status } from '@soe/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { Link } from 'wouter'
import { shownAmount } from '../device-price'
import { deviceTexts } from '../device-texts'
import { usePrepaid } from '../use-prepaid'
import { countResults, type SearchResults } from './result-groups'
import { searchPath } from './search-address'
import { searchQuery } from './search-queries'
import { searchTexts } from './search-texts'
import { suggestionsOf, type Suggestion } from './suggestions'
import styles from './suggestion-list.module.css'

interface SuggestionListProps {
  ref: Ref<HTMLDivElement>
  id: string
  words: string
  /** The id of the option that the keyboard is on. */
  active: string
  onLeave: () => void
}

interface OptionProps {
  id: string
  href: string
  active: string
  className: string | undefined
  onLeave: () => void
  children: ReactNode
}

/** The field keeps the focus, and Tab passes by. */
const Option = ({ id, href, active, className, onLeave, children }: OptionProps) => (
  <Link
    href={href}
    id={id}
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link, so that it opens in a tab of its own too
    role="option"
    aria-selected={id === active}
    tabIndex={-1}
    className={className}
    onClick={onLeave}
    onMouseDown={(event) => event.preventDefault()}
  >
    {children}
  </Link>
)

const SuggestionContent = ({ title, price, monthlyPrice, summary, picture }: Suggestion) => {
  const words = useTexts(deviceTexts)
  const { perMonth } = useTexts(searchTexts)
  return (
    <>
      {picture !== undefined && <Picture src={picture} alt="" width={44} height={44} />}
      <span className={styles.title}>{title}</span>
      <span className={styles.note}>
        {price && shownAmount(price, words)}
        {monthlyPrice !== undefined && <Spoken>{`${formatPrice(monthlyPrice)}${perMonth}`}</Spoken>}
        {summary}
      </span>
    </>
  )
}

const Groups = ({ id, words, results, ...option }: Omit<SuggestionListProps, 'ref'> & { results: SearchResults }) => {
  const texts = useTexts(searchTexts)
  const pathOf = usePathOf()
  const { isPrepaid } = usePrepaid(false)
  return (
    <>
      {suggestionsOf(results, pathOf, isPrepaid).map(({ group, suggestions }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not a child of a listbox
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} role="presentation" className={styles.group}>
            {texts[group]}
          </div>
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.href + suggestion.title}
              id={`${id}-${group}-${index}`}
              href={suggestion.href}
              className={styles.option}
              {...option}
            >
              <SuggestionContent {...suggestion} />
            </Option>
          ))}
        </div>
      ))}
      <Option id={`${id}-all`} href={searchPath(pathOf, words)} className={styles.all} {...option}>
        {texts.seeAll(countResults(results), results.corrected ?? words)}
      </Option>
    </>
  )
}

/** The best results for what has been typed, as options of a listbox. */
export const SuggestionList = ({ ref, id, words, ...option }: SuggestionListProps) => {
  const texts = useTexts(searchTexts)
  const { data, isError, isPending, refetch } = useQuery({
    ...searchQuery(useShop(), words),
    placeholderData: keepPreviousData,
    meta: { showsError: true },
  })
  const count = data && countResults(data)
  return (
    <>
      {isError && (
        <RetryNotice retryLabel={texts.retry} onRetry={() => void refetch()}>
          {texts.failed}
        </RetryNotice>
      )}
      <Status>{count !== undefined && texts.count(count)}</Status>
      {isPending && <p className={styles.message}>{texts.searching}</p>}
      {count === 0 && <p className={styles.message}>{texts.nothingFor(words)}</p>}
      {data?.corrected !== undefined && <p className={styles.message}>{texts.corrected(data.corrected)}</p>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of links under a field of its own */}
      <div ref={ref} id={id} role="listbox" className={styles.list} aria-label={texts.suggestions}>
        {data && count !== 0 && <Groups id={id} words={words} results={data} {...option} />}
      </div>
    </>
  )
}
