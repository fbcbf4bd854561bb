import type { ScenarioFile } from '@soe/simulator-client'
import { Button, DiamondIcon, ErrorIcon, KeyCap, PlusIcon, SearchField, UploadIcon } from '@soe/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useKeys } from '../../../keys'
import { areasOf, entriesFound, sectionOf, type Entry } from '../desk/list-entries'
import type { Desk } from '../desk/use-desk'
import { withoutAllowed } from '../text/problem-mark'
import styles from './list.module.css'

const areaName = (area: string) => area.replaceAll('-', ' ')

const Areas = ({
  entries,
  chosen,
  onChoose,
}: {
  entries: readonly Entry[]
  chosen: string | undefined
  onChoose: (area: string | undefined) => void
}) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups fields; these are filter buttons
  <div className={styles.areas} role="group" aria-label="Areas">
    {areasOf(entries).map(([area, count]) => (
      <button
        key={area}
        type="button"
        className={styles.area}
        aria-pressed={area === chosen}
        onClick={() => onChoose(area === chosen ? undefined : area)}
      >
        {areaName(area)} <span>{count}</span>
      </button>
    ))}
  </div>
)

const countsOf = ({ fired, matched }: Entry) => {
  if (fired > 0) return `fired ${fired === 1 ? 'once' : `${fired} times`}, counted ${matched}`
  return matched > 0 ? `counted ${matched}, not fired` : 'waits for its call'
}

const aboutOf = (entry: Entry) => {
  if (entry.origin === 'armed') return countsOf(entry)
  if (entry.origin === 'file') return entry.file
  return [entry.area && areaName(entry.area), ...entry.errors.slice(0, 3)].filter(Boolean).join(', ')
}

const Row = ({ entry, isOpen, desk, onOpen }: { entry: Entry; isOpen: boolean; desk: Desk; onOpen: () => void }) => (
  <li className={styles.row} data-open={isOpen} data-id={entry.id}>
    <button
      type="button"
      className={styles.open}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => {
        desk.open(entry.id)
        onOpen()
      }}
    >
      <span className={styles.title}>{entry.title}</span>
      <span className={styles.about}>
        <span>{aboutOf(entry)}</span>
        {entry.hasDraft && <em>{entry.origin === 'draft' ? 'only here' : 'edited'}</em>}
      </span>
    </button>
    {entry.origin === 'armed' ? (
      <span className={styles.armed}>
        <DiamondIcon /> Armed
      </span>
    ) : (
      <Button
        variant="outline"
        size="small"
        aria-label={`Arm ${entry.title}`}
        onClick={() => {
          desk.open(entry.id)
          desk.armEntry(entry.id)
        }}
      >
        Arm
        {isOpen && <KeyCap>A</KeyCap>}
      </Button>
    )}
  </li>
)

const BrokenFiles = ({ files }: { files: readonly ScenarioFile[] }) => {
  const broken = files.filter(({ ok }) => !ok)
  if (broken.length === 0) return null
  return (
    <section className={styles.broken} aria-label="Files with problems">
      {broken.map(({ file, problems, ids }) => {
        const first = problems.find(({ severity }) => severity === 'error') ?? problems[0]
        return (
          <div key={file}>
            <p>
              <ErrorIcon size={14} />
              <code>
                {file}
                {first?.line !== undefined && `:${first.line}`}
              </code>
            </p>
            <p>{withoutAllowed(first?.message ?? '')}</p>
            <p>{ids.length > 0 ? 'Its last good version can still be armed.' : 'None of it can be armed.'}</p>
          </div>
        )
      })}
    </section>
  )
}

interface Section {
  name: string
  entries: Entry[]
}

const sectionsOf = (entries: readonly Entry[]): Section[] => {
  const sections = new Map<string, Entry[]>()
  for (const entry of entries) sections.set(sectionOf(entry), [...(sections.get(sectionOf(entry)) ?? []), entry])
  return [...sections].map(([name, found]) => ({ name, entries: found }))
}

const neighbour = (entries: readonly Entry[], id: string | undefined, step: number) => {
  const at = entries.findIndex((entry) => entry.id === id)
  return entries[Math.max(0, Math.min(entries.length - 1, at + step))]?.id
}

export const ScenarioList = ({ desk, openFile, onOpen }: { desk: Desk; openFile: () => void; onOpen: () => void }) => {
  const [search, setSearch] = useState('')
  const [area, setArea] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const found = useMemo(() => entriesFound(desk.entries, search, area), [desk.entries, search, area])
  const { openId } = desk
  const move = (step: number) => {
    const id = neighbour(found, openId, step)
    if (id !== undefined) desk.open(id)
  }
  const openFirst = () => {
    const [first] = found
    if (!first) return
    desk.open(first.id)
    onOpen()
  }
  useKeys('Scenarios', [
    { keys: '/', label: 'Search', run: () => field.current?.focus() },
    { keys: 'ArrowDown', label: 'Next scenario', run: () => move(1) },
    { keys: 'ArrowUp', label: 'Scenario before', run: () => move(-1) },
    { keys: 'a', label: 'Arm', run: () => openId !== undefined && desk.armEntry(openId), isBar: true },
    { keys: 'd', label: 'Disarm', run: () => desk.armedOne && openId !== undefined && desk.disarmEntry(openId) },
  ])
  useEffect(() => {
    list.current?.querySelector('[data-open="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  return (
    <section className={styles.list} aria-label="Scenarios">
      <div className={styles.head}>
        <SearchField
          ref={field}
          label={`Search ${desk.entries.length} scenarios`}
          value={search}
          onChange={setSearch}
          onEnter={openFirst}
          keyCap="/"
        />
        <Areas entries={desk.entries} chosen={area} onChoose={setArea} />
        <div className={styles.new}>
          <Button variant="outline" size="small" onClick={desk.addNew}>
            <PlusIcon size={15} />
            New scenario
          </Button>
          <Button size="small" variant="text" onClick={openFile}>
            <UploadIcon size={15} />
            Open a file
          </Button>
        </div>
      </div>
      <div ref={list} className={styles.rows}>
        <BrokenFiles files={desk.files} />
        {sectionsOf(found).map(({ name, entries }) => (
          <section key={name} aria-label={name}>
            <h3 className={styles.heading}>
              {name} <span>{name === 'In this world' ? `${entries.length} armed` : entries.length}</span>
            </h3>
            <ul>
              {entries.map((entry) => (
                <Row key={entry.id} entry={entry} isOpen={entry.id === openId} desk={desk} onOpen={onOpen} />
              ))}
            </ul>
          </section>
        ))}
        {found.length === 0 && (
          <p className={styles.none}>
            No scenario has “{search}”{area === undefined ? '' : ` in ${areaName(area)}`}.{' '}
            <Button
              variant="outline"
              size="small"
              onClick={() => {
                setSearch('')
                setArea(undefined)
              }}
            >
              Show all
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}
