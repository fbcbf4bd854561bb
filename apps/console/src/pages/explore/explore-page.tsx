import type { WorldOverview } from '@soe/simulator-client'
import { Button, CopyButton, EmptyState, FileButton, Tag, Toolbar, useNotify } from '@soe/ui'
import { useState } from 'react'
import { useArm, useWorlds } from '../../data'
import { copyTexts, ErrorNote } from '../../feedback'
import { nameOf, shellQuoted } from '../../format'
import styles from './explore-page.module.css'
import { matrixOf, readExploration, type Explored, type ExploredCell, type Standing } from './read-exploration'

const shown: Readonly<
  Record<Standing, readonly [sign: string, words: string, tone: 'green' | 'red' | 'amber' | 'plain']>
> = {
  green: ['✓', 'green', 'green'],
  red: ['✗', 'red', 'red'],
  'not-reached': ['–', 'not reached', 'plain'],
  broken: ['!', 'not judged', 'amber'],
  pruned: ['=', 'equal to another', 'plain'],
  'not-run': ['?', 'not run', 'plain'],
}

/** A test's world is called by the test's titles, of which Playwright takes the last. */
const commandFor = (world: WorldOverview | undefined): string => {
  const title = world?.title?.split(' › ').at(-1)
  return `npx soe-sim explore ${title === undefined ? 'tests/checkout.spec.ts' : `tests --grep ${shellQuoted(title)}`}`
}

const Command = ({ command }: { command: string }) => (
  <p className={styles.command}>
    <code>{command}</code>
    <CopyButton text={command} texts={copyTexts('Command')} label="Copy the command" />
  </p>
)

interface MatrixProps {
  explored: Explored
  chosen: readonly ExploredCell[]
  onChoose: (cells: readonly ExploredCell[]) => void
}

const Matrix = ({ explored, chosen, onChoose }: MatrixProps) => {
  const { failures, rows } = matrixOf(explored)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>Calls down, and across what went wrong with them</caption>
        <thead>
          <tr>
            <th scope="col">Call</th>
            {failures.map((failure) => (
              <th key={failure} scope="col">
                <span>{failure}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ test, call, entries }) => (
            <tr key={`${test} ${call}`}>
              <th scope="row" title={test}>
                {call}
              </th>
              {entries.map(({ failure, cells, standing }) => (
                <td key={failure}>
                  {standing && (
                    <button
                      type="button"
                      data-standing={standing}
                      aria-pressed={chosen[0]?.id === cells[0]?.id && chosen[0]?.test === test}
                      aria-label={`${call} ${failure}, ${shown[standing][1]}`}
                      onClick={() => onChoose(cells)}
                    >
                      {shown[standing][0]}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const CellCard = ({ cell, world }: { cell: ExploredCell; world: WorldOverview | undefined }) => {
  const arm = useArm(world?.id ?? '')
  const notify = useNotify()
  const { id, standing, title, equal, findings = [], stoppedBy, page, scenario } = cell
  const [, words, tone] = shown[standing]
  return (
    <li className={styles.card}>
      <h3>{id}</h3>
      <p>
        <Tag tone={tone}>{words}</Tag> {title}
      </p>
      {equal !== undefined && <p>Nothing tells it from {equal}, which was run.</p>}
      {findings.map(({ oracle, says }) => (
        <p key={oracle}>
          <b>{oracle}</b> {says}
        </p>
      ))}
      {stoppedBy !== undefined && <p>The script stopped: {stoppedBy}</p>}
      {page !== undefined && <p className={styles.muted}>{page}</p>}
      {world && (
        <Button
          variant="outline"
          size="small"
          onClick={() => arm.mutate(scenario, { onSuccess: () => notify(`${scenario.id} armed in ${nameOf(world)}`) })}
        >
          Arm it in this world
        </Button>
      )}
      <ErrorNote error={arm.error} />
    </li>
  )
}

const Result = ({ explored, world }: { explored: Explored; world: WorldOverview | undefined }) => {
  const red = explored.cells.filter(({ standing }) => standing === 'red')
  const [chosen, choose] = useState<readonly ExploredCell[]>(red)
  return (
    <div className={styles.result}>
      <Matrix explored={explored} chosen={chosen} onChoose={choose} />
      <ul className={styles.cards} aria-label="Cells" aria-live="polite">
        {chosen.map((cell) => (
          <CellCard key={`${cell.test} ${cell.id}`} cell={cell} world={world} />
        ))}
        {chosen.length === 0 && <li className={styles.muted}>No cell is red. Choose one to read what came of it.</li>}
      </ul>
    </div>
  )
}

export const ExplorePage = ({ world: id }: { world: string | undefined }) => {
  const world = useWorlds().data?.find((each) => each.id === id)
  const [found, setFound] = useState<{ name: string; explored: Explored }>()
  const [error, setError] = useState<unknown>()
  const read = async (file: File) => {
    setError(undefined)
    try {
      setFound({ name: file.name, explored: readExploration(file.name, await file.text()) })
    } catch (refusal) {
      setError(refusal)
    }
  }
  return (
    <>
      <Toolbar label="Explore">
        <h2 className={styles.title}>Explore</h2>
        <span className={styles.muted}>a test under each thing that can go wrong</span>
        <FileButton label="Open explore.json" accept=".json,application/json" onFile={(file) => void read(file)} />
      </Toolbar>
      <Command command={commandFor(world)} />
      <ErrorNote error={error} />
      {found ? (
        <Result key={found.name + String(found.explored.seconds)} explored={found.explored} world={world} />
      ) : (
        <EmptyState level={2} title="No exploration is open">
          <p>
            The command runs a test once for each thing that can go wrong with each of its calls. Open the explore.json
            that it leaves to read here what came of them, and to arm a failure in a world.
          </p>
        </EmptyState>
      )}
    </>
  )
}
