/**
 * Clients and host must agree exactly on the protocol; a save tells with which rules it was made. The latter rises with
 * every change after which an old log would play on differently.
 */
export const PROTOCOL_VERSION = 2;
export const RULES_VERSION = 3;
