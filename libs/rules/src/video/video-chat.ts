/** The specification, platform 9: hours of the visitor's own clock, and agents that must be exceeded. */
const videoChat = { opensAt: 8, closesAt: 22, agentsExceeded: 3 } as const

const isVideoChatOpen = (hour: number): boolean => hour >= videoChat.opensAt && hour < videoChat.closesAt

export const hasEnoughVideoAgents = (agents: number): boolean => agents > videoChat.agentsExceeded

export const isVideoChatOffered = ({ hour, agents }: { hour: number; agents: number }): boolean =>
  isVideoChatOpen(hour) && hasEnoughVideoAgents(agents)

/** The hour at which video chat opens or closes next; those of the next day count on from 24. */
export const nextVideoChatTurn = (hour: number): number => {
  const { opensAt, closesAt } = videoChat
  return [opensAt, closesAt].find((each) => hour < each) ?? 24 + opensAt
}
