import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface PanelProps extends ComponentProps<'section'> {
  readonly children?: ReactNode;
}

/** A walnut board with a brass line: where things are. */
export function Board({ className = '', ...rest }: PanelProps) {
  return <section className={`board ${className}`} {...rest} />;
}

/** A sheet of paper: what is written. */
export function Paper({ className = '', ...rest }: PanelProps) {
  return <section className={`paper ${className}`} {...rest} />;
}

/** Two lines and a star between them. */
export function Rule() {
  return (
    <div className="rule">
      <Icon name="star" />
    </div>
  );
}

interface ChipProps extends Omit<ComponentProps<'button'>, 'ref' | 'type'> {
  readonly icon?: IconName | undefined;
  readonly on?: boolean | undefined;
}

/** A small tag with one fact; with `onClick` it is a button, and `on` says whether it is pressed in. */
export function Chip({ icon, on, className = '', children, onClick, ...rest }: ChipProps) {
  const classes = `chip ${on ? 'on' : ''} ${className}`;
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (!onClick) return <span className={classes}>{inside}</span>;
  return (
    <button type="button" className={classes} aria-pressed={on} onClick={onClick} {...rest}>
      {inside}
    </button>
  );
}
