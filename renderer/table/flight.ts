import { Euler, type Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from './pose.ts';

/** How a thing leaves its old place: an arc over the table, with whole turns about the upright. */
export interface Path {
  readonly seconds: number;
  readonly lift: number;
  readonly spin: number;
}

/** How fast things settle without a flight: after 1/rate seconds a third of the way is left. */
const SETTLE = 13;
const CLOSE = 0.0004;
const LIFT = { table: { up: 0.26, near: 0.12 }, camera: { up: 0.86, near: 0.5 } } as const;

const FACING_CAMERA = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), Math.PI / 2);
const LONG_AXIS = new Vector3(0, 0, 1);
const UPRIGHT = new Vector3(0, 1, 0);
const angles = new Euler(0, 0, 0, 'YXZ');
const spinner = new Quaternion();
const goalPlace = new Vector3();
const goalTurn = new Quaternion();
const size = new Vector3();

const smooth = (share: number): number => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

/**
 * A thing on the way to its target. It is always either flying along a path or settling; both end exactly in the
 * target, whatever has become of that meanwhile. Owns its vectors: nothing is allocated while it moves.
 */
export class Mover {
  space: Pose['space'] = 'table';
  readonly place = new Vector3();
  readonly turn = new Quaternion();
  flip = 0;
  scale = 1;
  light = 0.05;
  /** Raised under the pointer or while picked: 0 to 1, and where that is going. */
  lift = 0;
  liftTo = 0;
  moving = true;
  /** Moved in the frame before, so that its last step is drawn too. */
  wasMoving = true;
  /** Lets a motion of its seat push it aside for a moment. */
  readonly push = new Vector3();

  private readonly targetPlace = new Vector3();
  private readonly targetTurn = new Quaternion();
  private target: Pose | null = null;
  private readonly fromPlace = new Vector3();
  private readonly fromTurn = new Quaternion();
  private fromFlip = 0;
  private fromScale = 1;
  private path: Path | null = null;
  private spent = 0;
  /** Shows its face on the way although it ends face down. */
  private shows = false;

  /** Where it belongs from now on. */
  aim(target: Pose): void {
    this.target = target;
    this.targetPlace.set(target.x, target.y, target.z);
    turnOf(target, this.targetTurn);
    this.moving = true;
  }

  /** Sends it on a path to its target, from where it is now; `camera` is the camera's place in the world. */
  fly(path: Path, camera: Matrix4, turn: Quaternion, shows: boolean): void {
    this.toTable(camera, turn);
    this.fromPlace.copy(this.place);
    this.fromTurn.copy(this.turn);
    this.fromFlip = this.flip;
    this.fromScale = this.scale;
    this.path = path;
    this.spent = 0;
    this.shows = shows;
    this.moving = true;
  }

  /** Puts it where it belongs at once. */
  snap(): void {
    if (!this.target) return;
    this.path = null;
    this.space = this.target.space;
    this.place.copy(this.targetPlace);
    this.turn.copy(this.targetTurn);
    this.flip = this.target.faceDown ? 1 : 0;
    this.scale = this.target.scale;
    this.light = this.target.light;
    this.lift = this.liftTo;
    this.moving = true;
  }

  /** Moves on by `seconds`; `inverse` leads from the world to the camera. */
  step(seconds: number, camera: Matrix4, cameraTurn: Quaternion, inverse: Matrix4): void {
    if (!this.target) return;
    const near = 1 - Math.exp(-SETTLE * seconds);
    this.light += (this.target.light - this.light) * near;
    this.lift += (this.liftTo - this.lift) * near;
    if (this.path) {
      this.flyOn(seconds, camera, cameraTurn, this.target, this.path);
      return;
    }
    if (this.space !== this.target.space) this.changeSpace(camera, cameraTurn, inverse);
    this.place.lerp(this.targetPlace, near);
    this.turn.slerp(this.targetTurn, near);
    const flip = this.target.faceDown ? 1 : 0;
    this.flip += (flip - this.flip) * near;
    this.scale += (this.target.scale - this.scale) * near;
    const off =
      this.place.distanceToSquared(this.targetPlace) +
      Math.abs(this.flip - flip) +
      Math.abs(this.scale - this.target.scale) +
      Math.abs(this.lift - this.liftTo) +
      (1 - Math.abs(this.turn.dot(this.targetTurn)));
    if (off < CLOSE) {
      this.place.copy(this.targetPlace);
      this.turn.copy(this.targetTurn);
      this.flip = flip;
      this.scale = this.target.scale;
      this.lift = this.liftTo;
      this.moving = false;
    }
  }

  /** How much of its path it has flown, 0 to 1; 1 while it only settles or lies. */
  get flown(): number {
    return this.path && this.path.seconds > 0 ? Math.min(1, this.spent / this.path.seconds) : 1;
  }

  /** Writes where it is in the world. */
  compose(into: Matrix4, camera: Matrix4): void {
    goalPlace.copy(this.place);
    const raised = this.space === 'camera' ? LIFT.camera : LIFT.table;
    goalPlace.y += this.lift * raised.up;
    goalPlace.z += this.lift * raised.near;
    goalTurn.copy(this.turn);
    if (this.space === 'camera' && this.lift > 0) goalTurn.slerp(FACING_CAMERA, this.lift * 0.8);
    if (this.flip !== 0) goalTurn.multiply(spinner.setFromAxisAngle(LONG_AXIS, this.flip * Math.PI));
    if (this.space === 'table') goalPlace.add(this.push);
    into.compose(goalPlace, goalTurn, size.setScalar(this.scale));
    if (this.space === 'camera') into.premultiply(camera);
  }

  private flyOn(seconds: number, camera: Matrix4, cameraTurn: Quaternion, target: Pose, path: Path): void {
    this.spent += seconds;
    const share = path.seconds > 0 ? Math.min(1, this.spent / path.seconds) : 1;
    const eased = smooth(share);
    goalPlace.copy(this.targetPlace);
    goalTurn.copy(this.targetTurn);
    if (target.space === 'camera') {
      goalPlace.applyMatrix4(camera);
      goalTurn.premultiply(cameraTurn);
    }
    this.place.lerpVectors(this.fromPlace, goalPlace, eased);
    this.place.y += path.lift * 4 * eased * (1 - eased);
    this.turn.slerpQuaternions(this.fromTurn, goalTurn, eased);
    if (path.spin !== 0) {
      this.turn.premultiply(spinner.setFromAxisAngle(UPRIGHT, path.spin * Math.PI * 2 * (1 - eased)));
    }
    const end = target.faceDown ? 1 : 0;
    this.flip = this.fromFlip + (end - this.fromFlip) * eased;
    if (this.shows) this.flip -= Math.sin(Math.PI * share) * Math.min(this.flip, 1);
    this.scale = this.fromScale + (target.scale - this.fromScale) * eased;
    if (share < 1) return;
    this.path = null;
    this.shows = false;
  }

  private toTable(camera: Matrix4, turn: Quaternion): void {
    if (this.space === 'table') return;
    this.place.applyMatrix4(camera);
    this.turn.premultiply(turn);
    this.space = 'table';
  }

  private changeSpace(camera: Matrix4, turn: Quaternion, inverse: Matrix4): void {
    if (this.space === 'camera') {
      this.toTable(camera, turn);
      return;
    }
    this.place.applyMatrix4(inverse);
    this.turn.premultiply(spinner.copy(turn).invert());
    this.space = 'camera';
  }
}

function turnOf(target: Pose, into: Quaternion): void {
  into.setFromEuler(angles.set(target.tilt, target.yaw, target.roll));
  if (target.space === 'camera') into.premultiply(FACING_CAMERA);
}
