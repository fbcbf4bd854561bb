import { isPrepay, type Audience } from '@soe/rules'
import { buildPagePath } from '@soe/shop-journey'
import { useIdentity, usePageMeta, useTexts } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button, PageHeading, RadioCards, Stack } from '@soe/ui'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import styles from '../choice-form.module.css'
import { trialTexts } from './trial-texts'

const ways = {
  own: { detail: 'ownDetail', pathFor: (audience: Audience) => buildPagePath('byod', { audience }) },
  outright: {
    detail: 'outrightDetail',
    pathFor: (audience: Audience) =>
      buildPagePath(isPrepay(audience) ? 'smartphones/prepaid' : 'smartphones', { audience }),
  },
} as const

const names = ['own', 'outright'] as const

/** Leads to a line without an installment agreement: on the shopper's own phone, or on one bought outright. */
export const TrialPage = () => {
  const texts = useTexts(trialTexts)
  const shared = useTexts(stepTexts)
  const { audience } = useIdentity()
  const [canonical] = useLocation()
  const [chosen, setChosen] = useState<keyof typeof ways>('own')
  usePageMeta({ title: texts.title, description: texts.description, canonical })
  const path = `${ways[chosen].pathFor(audience)}?flow=trial`
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
