/** Bytes of headers that are taken of a client and of a backend: more than any server known takes. */
export const mostHeaderBytes = 512 * 1024
