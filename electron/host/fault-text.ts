/** Deeper chains of causes are cut off. */
const MOST_CAUSES = 4;

/** A fault as the log file tells it: where it came from, and what lay behind it. */
export function faultText(fault: unknown): string {
  const told: string[] = [];
  for (let each = fault; told.length < MOST_CAUSES && each !== undefined; each = causeOf(each)) {
    told.push(each instanceof Error ? (each.stack ?? String(each)) : asWords(each));
  }
  return told.join(' because of ') || 'nothing was said';
}

const causeOf = (fault: unknown): unknown => (fault instanceof Error ? fault.cause : undefined);

/** Whatever was thrown: even what cannot be written as a text must not make a fault of its own. */
function asWords(fault: unknown): string {
  try {
    return String(fault);
  } catch {
    return `something of the kind ${typeof fault}`;
  }
}
