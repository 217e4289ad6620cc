/** The only time of the scene, in seconds. `wall` runs evenly; `table` runs at the pace of the director. */
export const clock = { wall: 0, table: 0 };
