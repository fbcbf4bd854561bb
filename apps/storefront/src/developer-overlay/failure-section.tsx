import { useState } from 'react'
import { describeArmed } from './armed-failures'
import { Diamond } from './diamond'
import { errorChoices, kindOf, operationGroups, statusChoices, type Choice } from './failure-choices'
import { useArmed, useCalledOperations, useCatalogue, type OverlayTools } from './overlay-queries'
import { Refusal } from './refusal'

const options = (choices: readonly Choice[]) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

export const FailureSection = ({ tools, world }: { tools: OverlayTools; world: string }) => {
  const { operations, errors } = useCatalogue(tools)
  const called = useCalledOperations(tools, world)
  const [on, setOn] = useState('cart.addDevice')
  const [chosen, setChosen] = useState('')
  const { armed, arm } = useArmed(tools, world)
  const ownErrors = errorChoices(on, operations, errors)
  const choices = [...ownErrors, ...statusChoices]
  const value = choices.some((choice) => choice.value === chosen) ? chosen : (choices[0]?.value ?? '')
  return (
    <section aria-label="Failures">
      <h3>Make the next call fail</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          arm.mutate({ on, kind: kindOf(value) })
        }}
      >
        <label>
          <span>Operation</span>
          <select className="code" value={on} onChange={(event) => setOn(event.target.value)}>
            {operationGroups(operations, called).map(([group, keys]) => (
              <optgroup key={group} label={group}>
                {options(keys.map((key) => ({ value: key, label: key })))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          <span>With</span>
          <select value={value} onChange={(event) => setChosen(event.target.value)}>
            {ownErrors.length > 0 && <optgroup label="Errors that it may answer">{options(ownErrors)}</optgroup>}
            <optgroup label="Status">{options(statusChoices)}</optgroup>
          </select>
        </label>
        <button type="submit" className="primary" disabled={arm.isPending || operations.length === 0}>
          Arm
        </button>
      </form>
      <Refusal error={arm.error} />
      <output className="armed" aria-label="Ordered failures">
        {armed.toReversed().map((failure) => (
          <span key={`${failure.on} ${failure.since} ${describeArmed(failure)}`}>
            <Diamond isFilled /> {describeArmed(failure)} {failure.firedBy && <code>{failure.firedBy}</code>}
          </span>
        ))}
      </output>
    </section>
  )
}
