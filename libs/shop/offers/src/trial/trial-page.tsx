import { usePageMeta, usePathOf, useTexts } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button, PageHeading, RadioCards, Stack } from '@soe/ui'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import styles from '../choice-form.module.css'
import { trialTexts } from './trial-texts'

const ways = {
  own: { detail: 'ownDetail', page: 'byod' },
  outright: { detail: 'outrightDetail', page: 'smartphones' },
} as const

const names = ['own', 'outright'] as const

/** Leads to a line without an installment agreement: on the shopper's own phone, or on one bought outright. */
export const TrialPage = () => {
  const texts = useTexts(trialTexts)
  const shared = useTexts(stepTexts)
  const pathOf = usePathOf()
  const [canonical] = useLocation()
  const [chosen, setChosen] = useState<keyof typeof ways>('own')
  usePageMeta({ title: texts.title, description: texts.description, canonical })
  const path = pathOf(ways[chosen].page, { flow: 'trial' })
  return (
    <Stack gap={28}>
      <PageHeading>{texts.title}</PageHeading>
      <p>{texts.lead}</p>
      <div className={styles.form}>
        <RadioCards
          stacked
          legend={texts.legend}
          value={chosen}
          onChange={(value) => setChosen(names.find((name) => name === value) ?? 'own')}
          options={names.map((name) => ({ value: name, label: texts[name], sublabel: texts[ways[name].detail] }))}
        />
        <Link href={path} asChild>
          <Button className={styles.action} href={path}>
            {shared.continue}
          </Button>
        </Link>
      </div>
    </Stack>
  )
}
