/** Whether a host name is that of this machine. */
export const isLocalHost = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)
