import type { CartLine, EligibleLine } from '@soe/contracts'
import { useTexts, usePathOf } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button, ErrorIcon, RadioList, TextLink } from '@soe/ui'
import { useState, type FormEvent } from 'react'
import { eligibleLineTexts } from '../eligible-line-texts'
import { groupLines } from './group-lines'
import styles from './line-form.module.css'
import { lineRow } from './line-row'
import { NoReadyLine } from './no-ready-line'
import { useAssignMtn } from '../use-assign-mtn'
import { readSearch } from '@soe/rules'
import { Link, useSearch } from 'wouter'

/** The way back for who comes from the grid of devices: mtnFlow=G. */
const BackToGrid = () => {
  const texts = useTexts(eligibleLineTexts)
  const pathOf = usePathOf()
  const { mtnFlow } = readSearch(useSearch())
  if (mtnFlow !== 'G') return null
  return (
    <Link href={pathOf('smartphones')} asChild>
      <TextLink href="">{texts.otherDevice}</TextLink>
    </Link>
  )
}

/** The account's lines as one group of choices under a heading for each kind. */
export const LineForm = ({ line, lines }: { line: CartLine; lines: readonly EligibleLine[] }) => {
  const texts = useTexts(eligibleLineTexts)
  const shared = useTexts(stepTexts)
  const { assign, isPending } = useAssignMtn(line.lineId)
  const [chosen, setChosen] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const groups = groupLines(lines)
  const hasReady = groups.some(({ lines: members }) => members.some(({ obstacle }) => obstacle === undefined))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(chosen === undefined)
    if (chosen === undefined) event.currentTarget.querySelector<HTMLElement>('input:enabled')?.focus()
    else assign({ choice: 'existing', mtnHashCode: chosen })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {hasReady ? <p className={styles.note}>{texts.keepNumber}</p> : <NoReadyLine line={line} />}
      {isMissing && chosen === undefined && (
        <p role="alert" className={styles.error}>
          <ErrorIcon size={18} /> {texts.choose}
        </p>
      )}
      {groups.map(({ group, lines: members }) => (
        <div key={group} className={styles.group}>
          <RadioList
            legend={texts[group]}
            name="line"
            value={chosen}
            onChange={setChosen}
            options={members.map((member) => lineRow(member, texts))}
          />
        </div>
      ))}
      {hasReady && (
        <Button type="submit" className={styles.action} busy={isPending} busyLabel={shared.saving}>
          {shared.continue}
        </Button>
      )}
      <BackToGrid />
    </form>
  )
}
