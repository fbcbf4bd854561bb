import { Dialog, KeyCap, VisuallyHidden } from '@soe/ui'
import { useState } from 'react'
import type { KeyGroup } from './key-registry'
import { capOf, isMac } from './key-names'
import styles from './key-sheet.module.css'
import { useKeyGroups, useKeyRegistry } from './keys-provider'

/** Merges groups of one name; the page's come before those that work anywhere. */
const merged = (groups: readonly KeyGroup[]): KeyGroup[] =>
  [...new Set(groups.map(({ group }) => group))].toReversed().map((group) => ({
    group,
    bindings: groups.filter((other) => other.group === group).flatMap(({ bindings }) => bindings),
  }))

export const KeySheet = ({ onClose }: { onClose: () => void }) => {
  const registry = useKeyRegistry()
  const groups = merged(useKeyGroups())
  const [areLettersOn, setLettersOn] = useState(registry.areLettersOn())
  const turn = (on: boolean) => {
    registry.turnLetters(on)
    setLettersOn(on)
  }
  return (
    <Dialog open title="Keys" closeLabel="Close" onClose={onClose}>
      <label className={styles.switch}>
        <input type="checkbox" checked={areLettersOn} onChange={(event) => turn(event.target.checked)} />
        Keys that are one letter work
      </label>
      {groups.map(({ group, bindings }) => (
        <section key={group}>
          <h3 className={styles.group}>{group}</h3>
          <dl className={styles.keys}>
            {bindings.map(({ keys, label }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  <KeyCap>{capOf(keys, isMac())}</KeyCap>
                  <VisuallyHidden>{keys}</VisuallyHidden>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
