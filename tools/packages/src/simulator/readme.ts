export const readme = `# soe-sim

A carrier for the online shop that keeps carts, cases, locks, sessions and wishlists, answers every call of the contract,
and can be told to fail. It brings the built shop and a console along.

\`\`\`sh
npx soe-sim start                      # the shop at http://localhost:4010/, the console at /__sim
npx soe-sim start --data ./worlds      # worlds outlive the process (needs the optional package lmdb)
npx soe-sim scenarios                  # what can be armed
\`\`\`

\`npx soe-sim --help\` lists the commands. Node 20.19, or 22.12 and newer.
`
