import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref' | 'disabled'> {
  /** `main` brass, one a screen · `pass` leather · `discard` the red octagon. */
  readonly look?: 'main' | 'pass' | 'discard';
  readonly icon?: IconName | undefined;
  /** The key that does the same, as printed on its cap. */
  readonly cap?: string | undefined;
  /** A second, smaller line. */
  readonly sub?: ReactNode;
  readonly small?: boolean;
  /** Cannot be pressed now. It stays focusable, so that a `Why` around it can be asked. */
  readonly off?: boolean;
  readonly ref?: React.Ref<HTMLButtonElement>;
}

/** A button that says a verb and its object. */
export function Button(props: ButtonProps) {
  const { look = 'pass', icon, cap, sub, small, off = false, className = '', children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      className={`btn ${look} ${small ? 'small' : ''} ${off ? 'off' : ''} ${className}`}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <span>
        {children}
        {sub && <span className="sub">{sub}</span>}
      </span>
      {cap && <KeyCap>{cap}</KeyCap>}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'ref' | 'disabled' | 'children'> {
  readonly icon: IconName;
  /** What it does, in words: its accessible name and its tooltip. */
  readonly label: string;
  readonly cap?: string | undefined;
  readonly small?: boolean;
  readonly on?: boolean;
  readonly off?: boolean;
  readonly ref?: React.Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
}

/** A square button with a sign; `children` may hang a badge on it. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, cap, small, on, off, className = '', children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      className={`qb ${small ? 'small' : ''} ${on ? 'on' : ''} ${off ? 'off' : ''} ${className}`}
      aria-label={label}
      title={label}
      aria-pressed={on}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      {...rest}
    >
      <Icon name={icon} />
      {cap && <KeyCap>{cap}</KeyCap>}
      {children}
    </button>
  );
}

/** The key that does it; left out where the UI scale leaves no room. */
export function KeyCap({ children }: { readonly children: ReactNode }) {
  return (
    <span className="cap" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  );
}
