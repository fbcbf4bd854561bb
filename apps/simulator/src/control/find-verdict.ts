import type { Verdict, VerdictBody } from '@soe/contracts'
import { redact } from '@soe/contracts/redaction'
import type { World } from '@soe/world'
import { RefusalFault } from '@soe/world'
import type { NumberedCall } from '../journal/journal'
import type { SimulatorContext } from '../pipeline/simulator-context'
import type { Inquiry } from '../verdict/inquiry'
import { verdictOnCall } from '../verdict/judge-call'
import { judgeChecks } from '../verdict/judge-checks'
import { judgeReport } from '../verdict/judge-report'
import { shortened } from '../verdict/shorten'
import { describeCall, describedCall } from './describe-call'
import { numberOf } from './read-journal'
import { requireCall } from './read-past'
import { verifyWorld } from './verify-world'

const storyOf = ({ call }: NumberedCall): string[] => {
  const { sentences } = describeCall(describedCall(call), { isMade: true })
  return sentences.map((sentence) => redact(sentence, {}) as string)
}

export const findVerdict = async (
  simulator: SimulatorContext,
  world: World,
  { decision, report, replay: isReplayed = true }: VerdictBody,
): Promise<Verdict> => {
  const { id } = world.header
  const inquiry: Inquiry = { simulator, world, isReplayed, storyOf }
  const verify = () => verifyWorld(world, simulator.journal)
  if (decision === undefined)
    return shortened(
      await (report === undefined ? judgeChecks(inquiry, verify()) : judgeReport(inquiry, report, verify)),
    )
  if (numberOf(id, decision) === undefined)
    throw new RefusalFault('UNKNOWN_DECISION', `This world has no decision "${decision}".`)
  return shortened(await verdictOnCall(inquiry, await requireCall(simulator, id, decision)))
}
