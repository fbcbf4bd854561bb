import { findProgram } from './find-program.mjs'

/** @typedef {import('./find-program.mjs').ProgramMachine & { redisPath: string | undefined }} RedisMachine */

/**
 * The path of a redis-server that can run, installed first where there is none.
 * @param {RedisMachine} machine
 */
export const findRedis = (machine) =>
  findProgram(machine, {
    title: 'redis-server',
    programs: ['redis-server'],
    packages: ['redis-server'],
    variable: 'REDIS_SERVER',
    named: machine.redisPath,
  })
