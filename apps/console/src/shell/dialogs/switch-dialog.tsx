import type { WorldOverview } from '@soe/simulator-client'
import { FormDialog, SearchField } from '@soe/ui'
import { useState, type KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import { useWorlds } from '../../data'
import { pageNames, paneHref } from '../../routes'
import { latestFirst, nameOf } from '../../format'
import styles from './dialogs.module.css'

interface Target {
  href: string
  label: string
  note: string
}

const pages: readonly Target[] = Object.entries(pageNames).map(([href, label]) => ({ href, label, note: 'page' }))

const mostShown = 40

const targetsIn = (worlds: readonly WorldOverview[], text: string): readonly Target[] => {
  const wanted = text.trim().toLowerCase()
  const all = [
    ...worlds.toSorted(latestFirst).map((world) => ({
      href: paneHref(world.id, 'journal'),
      label: nameOf(world),
      note: `${world.persona} · ${world.id}`,
    })),
    ...pages,
  ]
  return all.filter(({ label, note }) => `${label} ${note}`.toLowerCase().includes(wanted)).slice(0, mostShown)
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

export const SwitchDialog = ({ onClose }: { onClose: () => void }) => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const [, go] = useLocation()
  const { data: worlds, isPending } = useWorlds()
  const targets = targetsIn(worlds ?? [], text)
  const leave = (href: string) => {
    onClose()
    go(href)
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(targets.length - 1, chosen + step)))
  }
  return (
    <FormDialog
      open
      title="Go to"
      closeLabel="Close"
      onClose={onClose}
      onSubmit={() => targets[chosen] && leave(targets[chosen].href)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the arrow keys of the field inside */}
      <div onKeyDown={move}>
        <SearchField
          label="World or page"
          value={text}
          onChange={(value) => {
            setText(value)
            setChosen(0)
          }}
        />
        <ul className={styles.targets}>
          {targets.map(({ href, label, note }, at) => (
            <li key={href}>
              <button type="button" data-chosen={at === chosen} onClick={() => leave(href)}>
                <span>{label}</span>
                <span>{note}</span>
              </button>
            </li>
          ))}
        </ul>
        {targets.length === 0 && (
          <p className={styles.summary}>
            {isPending ? 'The worlds are still being read.' : 'No world and no page is called so.'}
          </p>
        )}
      </div>
    </FormDialog>
  )
}
