import { KeyCap, StatusLine } from '@soe/ui'
import { useState } from 'react'
import { useConnection, type Connection } from '../data'
import { capOf, isMac, KeySheet, useKeyGroups, useKeys, type KeyGroup } from '../keys'
import styles from './key-bar.module.css'

const words: Readonly<Record<Connection, string>> = {
  connecting: 'Connecting',
  connected: 'Connected',
  lost: 'Connection lost, trying again',
}

const ConnectionState = () => {
  const connection = useConnection()
  return (
    <p className={styles.connection} data-connection={connection}>
      <span className={styles.dot} aria-hidden="true" />
      <output>{words[connection]}</output>
      <span className={styles.host}>{location.host}</span>
    </p>
  )
}

/** Lists the page's keys before the header's. */
const worldLast = (left: KeyGroup, right: KeyGroup) => Number(left.group === 'World') - Number(right.group === 'World')

export const KeyBar = () => {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const mac = isMac()
  useKeys('Anywhere', [{ keys: '?', label: 'All keys', run: () => setSheetOpen(true) }])
  const bindings = useKeyGroups()
    .toSorted(worldLast)
    .flatMap(({ bindings: all }) => all.filter(({ isBar }) => isBar))
  return (
    <footer className={styles.bar}>
      <ConnectionState />
      <StatusLine />
      <ul className={styles.keys} aria-label="Keys of this screen">
        {bindings.map(({ keys, label, run }) => (
          <li key={`${keys} ${label}`}>
            <button type="button" onClick={run}>
              <KeyCap>{capOf(keys, mac)}</KeyCap>
              {label}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => setSheetOpen(true)}>
            <KeyCap>?</KeyCap>
            All keys
          </button>
        </li>
      </ul>
      {isSheetOpen && <KeySheet onClose={() => setSheetOpen(false)} />}
    </footer>
  )
}
