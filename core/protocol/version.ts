/** Clients and host must agree exactly on the protocol; a save tells with which rules it was made. */
export const PROTOCOL_VERSION = 1;
export const RULES_VERSION = 1;
