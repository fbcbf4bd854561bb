import type { SavedCard } from '@soe/contracts'
import { listCards, removeCard } from '@soe/contracts/routes'
import { queryKeyOf, readQuery, useChange, useShop, useTexts } from '@soe/shop-platform'
import { Button, SectionHeading } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { hubTexts } from '../hub-texts'
import styles from '../row.module.css'

interface CardRowProps {
  card: SavedCard
  busy: boolean
  onRemove: () => void
}

const CardRow = ({ card: { brand, lastFour, expiryMonth, expiryYear }, busy, onRemove }: CardRowProps) => {
  const texts = useTexts(hubTexts)
  const name = texts.cardEnding(brand, lastFour)
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{texts.cardExpires(`${String(expiryMonth).padStart(2, '0')}/${expiryYear}`)}</p>
      </div>
      <Button
        variant="outline"
        size="small"
        busy={busy}
        busyLabel={texts.removing}
        aria-label={texts.removeCard(name)}
        onClick={onRemove}
      >
        {texts.remove}
      </Button>
    </li>
  )
}

const useRemoveCard = () => {
  const shop = useShop()
  return useChange(removeCard, {
    replace: (answer) => shop.queryClient.setQueriesData({ queryKey: queryKeyOf(shop, listCards) }, answer),
  })
}

/** The cards that the account keeps; nothing at all where none was ever shown. */
export const SavedCards = () => {
  const shop = useShop()
  const texts = useTexts(hubTexts)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const { data } = useQuery({ ...readQuery(shop, listCards, { body: {} }), meta: { silent: true } })
  const { mutate, isPending, variables } = useRemoveCard()
  const hasRemoved = variables !== undefined
  if (!data || (data.cards.length === 0 && !hasRemoved)) return null
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id}>
      <SectionHeading id={id}>{texts.savedCards}</SectionHeading>
      <ul>
        {data.cards.map((card) => (
          <CardRow
            key={card.cardId}
            card={card}
            busy={isPending && variables.cardId === card.cardId}
            onRemove={() => mutate({ cardId: card.cardId }, { onSuccess: () => section.current?.focus() })}
          />
        ))}
      </ul>
      {data.cards.length === 0 && <p className={styles.detail}>{texts.noCards}</p>}
    </section>
  )
}
