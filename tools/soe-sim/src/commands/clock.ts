import type { ClockChange } from '@soe/simulator-client'
import { defineCommand, type GivenOptions } from '../command'
import { describeClock } from '../describe-clock'
import { exitCode } from '../exit-code'

const options = {
  '--advance <duration>': 'move it on, such as by PT28M',
  '--freeze [instant]': 'stop it, now or at an instant such as 2026-12-24T18:00:00Z',
  '--resume': 'let it run on from where it stands',
} as const

const changeOf = ({ freeze, advance, resume }: GivenOptions<typeof options>): ClockChange => ({
  ...(freeze !== undefined && { freeze }),
  ...(advance !== undefined && { advance }),
  ...(resume && { resume }),
})

export const clock = defineCommand({
  usage: 'clock <world>',
  summary: "Show a world's clock, or change it.",
  options,
  examples: ['clock demo', 'clock demo --advance PT28M'],
  json: ({ control }) => control.changeClock.responses[200],
  handler: async ({ given, connect, show }, world) => {
    const change = changeOf(given)
    const simulator = await connect()
    const isAsked = Object.keys(change).length === 0
    const { now, frozen } = isAsked ? await simulator.getWorld(world) : await simulator.clock(world, change)
    show({ now, frozen }, () => `The clock of the world ${world} shows ${describeClock({ now, frozen })}.`)
    return exitCode.fine
  },
})
