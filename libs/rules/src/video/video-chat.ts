/** The specification, platform 9: hours of the visitor's own clock, and agents that must be exceeded. */
const videoChat = { opensAt: 8, closesAt: 22, agentsExceeded: 3 } as const

export const isVideoChatOpen = (hour: number): boolean => hour >= videoChat.opensAt && hour < videoChat.closesAt

export const isVideoChatOffered = ({ hour, agents }: { hour: number; agents: number }): boolean =>
  isVideoChatOpen(hour) && agents > videoChat.agentsExceeded
