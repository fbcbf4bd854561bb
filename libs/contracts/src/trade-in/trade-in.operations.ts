export * as validateDevice from './validate-device'
export * as accountDevices from './account-devices'
export * as addDevice from './add-device'
