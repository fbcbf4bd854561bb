import type { ReportForm, Verification, VerificationCheck, WorldOverview } from '@soe/simulator-client'
import { Button, CheckIcon, CloseIcon, DiamondIcon, DownloadIcon, KeyCap, useNotify, VisuallyHidden } from '@soe/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSimulator, useVerify } from '../../../data'
import { ErrorNote } from '../../../feedback'
import { useKeys } from '../../../keys'
import { paneHref } from '../../../routes'
import { download } from '../../../download'
import type { WrittenExpectation } from '../text/written-scenario'
import { expectationText } from './expectation-text'
import styles from './outcome.module.css'

const reports: readonly { form: ReportForm; label: string; file: string; type: string }[] = [
  { form: 'junit', label: 'JUnit', file: 'xml', type: 'application/xml' },
  { form: 'html', label: 'HTML', file: 'html', type: 'text/html' },
]

const Reports = ({ world }: { world: string }) => {
  const { client } = useSimulator()
  const [error, setError] = useState<unknown>()
  const take = async ({ form, file, type }: (typeof reports)[number]) => {
    setError(undefined)
    await client.verifyReport(world, form).then((text) => download(`${world}-verify.${file}`, text, type), setError)
  }
  return (
    <>
      <p className={styles.tools}>
        {reports.map((report) => (
          <Button key={report.form} size="small" variant="text" onClick={() => void take(report)}>
            <DownloadIcon size={15} />
            {report.label}
          </Button>
        ))}
      </p>
      <ErrorNote error={error} />
    </>
  )
}

const Nearest = ({ world, line }: { world: string; line: string }) => {
  const [decision = '', ...rest] = line.split(' ')
  return (
    <li>
      <Link className={styles.link ?? ''} href={paneHref(world, 'journal', { decision })}>
        {decision}
      </Link>{' '}
      {rest.join(' ')}
    </li>
  )
}

const Check = ({ world, check }: { world: string; check: VerificationCheck }) => (
  <li>
    <span className={styles[check.ok ? 'met' : 'unmet']}>
      {check.ok ? <CheckIcon size={14} /> : <CloseIcon size={14} />}
      <VisuallyHidden>{check.ok ? 'Met' : 'Not met'}</VisuallyHidden>
    </span>
    <div className={styles.check}>
      <code>{check.rule}</code>
      <span>{check.ok ? check.actual : `expected ${check.expected}, was ${check.actual}`}</span>
    </div>
    {check.nearest && (
      <ul className={styles.nearest} aria-label="Nearest calls">
        {check.nearest.map((line) => (
          <Nearest key={line} world={world} line={line} />
        ))}
      </ul>
    )}
  </li>
)

const Results = ({ result, scenario }: { result: Verification; scenario: string | undefined }) => {
  const names = [...new Set(result.checks.map((check) => check.scenario))].toSorted(
    (left, right) => Number(right === scenario) - Number(left === scenario),
  )
  return (
    <>
      {result.checks.length === 0 && <p className={styles.unmet}>Nothing was checked, which fails: {result.reason}.</p>}
      {result.refused?.map(({ operation, status, error, calls }) => (
        <p key={`${operation} ${error}`} className={styles.waits}>
          Refused before any rule: {operation} with {status} {error}, {calls === 1 ? 'once' : `${calls} times`}.
        </p>
      ))}
      {names.map((name) => (
        <div key={name}>
          {(names.length > 1 || name !== scenario) && <h4 className={styles.group}>{name}</h4>}
          <ul className={styles.checks}>
            {result.checks
              .filter((check) => check.scenario === name)
              .map((check, at) => (
                <Check key={at} world={result.world} check={check} />
              ))}
          </ul>
        </div>
      ))}
    </>
  )
}

const Written = ({ list }: { list: readonly WrittenExpectation[] }) => {
  if (list.length === 0) return <p className={styles.waits}>This scenario expects nothing, so verifying it fails.</p>
  return (
    <ul className={styles.checks}>
      {list.map((item, at) => {
        const [what, how] = expectationText(item)
        return (
          <li key={at}>
            <DiamondIcon filled={false} />
            <div className={styles.check}>
              <code>{what}</code>
              <span>{how}</span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

export const Expectations = ({
  world,
  written,
  scenario,
}: {
  world: WorldOverview
  written: readonly WrittenExpectation[]
  scenario: string | undefined
}) => {
  const notify = useNotify()
  const verify = useVerify(world.id)
  const run = () =>
    verify.mutate(undefined, {
      onSuccess: ({ ok, checks }) =>
        notify(
          `${checks.filter((check) => check.ok).length} of ${checks.length} expectations met`,
          ok ? 'plain' : 'red',
        ),
    })
  useKeys('Expectations', [{ keys: 'v', label: 'Verify', run, isBar: true }])
  return (
    <section className={styles.section} aria-label="Expectations">
      <h3>
        Expectations
        <Button size="small" variant="text" disabled={verify.isPending} onClick={run}>
          Verify
          <KeyCap>V</KeyCap>
        </Button>
      </h3>
      <ErrorNote error={verify.error} onRetry={run} />
      {verify.data ? <Results result={verify.data} scenario={scenario} /> : <Written list={written} />}
      <Reports world={world.id} />
    </section>
  )
}
