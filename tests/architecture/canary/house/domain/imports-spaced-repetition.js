import 'ts-fsrs'
